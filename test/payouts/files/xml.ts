import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

// The schema is that of ISO 20022 for pain.001.001.09 (https://www.iso20022.org), as the Python package sepaxml 2.7.0 has it
// (https://pypi.org/project/sepaxml/2.7.0/).
const schema = XmlDocument.fromBuffer(readFileSync(new URL('pain.001.001.09.xsd', import.meta.url)));
const validator = XsdValidator.fromDoc(schema);

/** The first error of a document that is not valid to the schema. */
export function errorOf(content: string): string | undefined {
  using document = XmlDocument.fromString(content);
  try {
    validator.validate(document);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The texts of the elements of a name, in the order in which they stand. */
export function textsOf(content: string, element: string): string[] {
  using document = XmlDocument.fromString(content);
  return document.find(`//*[local-name()='${element}']`).map((node) => node.content);
}
