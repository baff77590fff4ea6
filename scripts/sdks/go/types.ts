// Writes the types of Go: structs, and texts with their known values. Names and types are those that oapi-codegen gave
// them, which programs use.
import { resolve, type Document, type Json } from '../../generate/document.ts';
import { changeSchemas, nameOf, sentSchemas } from '../document.ts';
import { comment, goName } from './names.ts';

/** The types whose constants do not begin with their name. New ones do. */
const UNPREFIXED = `CliAuthLogoutAnswerDataStatus CliTestEventAnswerData1Type CommissionReason HealthStatus
  InvitePartnersAnswerDataReason LeadMode PayoutHolderKind RotationWarningCode SaleResponseReason Scope
  SigningKeysKeysAlg SigningKeysKeysCrv SigningKeysKeysKty SigningKeysKeysUse`.split(/\s+/);

const SCALARS: Record<string, string> = { string: 'string', integer: 'int64', number: 'float64', boolean: 'bool' };
const FORMATS: Record<string, string> = { 'date-time': 'time.Time', date: 'Date', email: 'Email' };

const kindsOf = ({ type }: Json): string[] => [type].flat();
const isNull = (node: Json): boolean => node.type === 'null';

export class GoTypes {
  /** the texts of the types, in the order in which they are found */
  readonly texts: string[] = [];

  private readonly document: Document;
  private readonly changes: string[];
  private readonly sent: string[];
  /** whether the schema is one that requests have: programs must name the types of all its parts */
  private isSent = false;

  constructor(document: Document) {
    this.document = document;
    this.changes = changeSchemas(document.paths);
    this.sent = sentSchemas(document);
  }

  add(schema: string): void {
    const node = this.document.components.schemas[schema];
    const name = goName(schema);
    this.isSent = this.sent.includes(schema);
    if (node.oneOf ?? node.anyOf) this.addUnion(name, name, node);
    else if (node.properties) this.addStruct(name, name, node, this.changes.includes(schema));
    else if (node.enum) this.addValues(name, node);
    else this.texts.push(`${comment(node.description, name)}type ${name} = ${this.typeOf(name, name, node)}\n`);
  }

  /** `path` is the name with underscores, which only types that are taken out of a struct have. */
  private addStruct(name: string, path: string, node: Json, isChange = false): void {
    const rest = node.additionalProperties;
    this.texts.push(`${comment(node.description, path)}type ${path} ${this.structOf(name, path, node, isChange)}\n`);
    if (rest && node.properties) this.texts.push(openMethods(path));
  }

  private structOf(name: string, path: string, node: Json, isChange = false): string {
    const fields = Object.entries<Json>(node.properties)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, schema]) => this.fieldOf(name, path, field, schema, node, isChange));
    const rest = node.additionalProperties
      ? ['\t// AdditionalProperties are its other fields.\n\tAdditionalProperties map[string]any `json:"-"`\n']
      : [];
    return `struct {\n${[...fields, ...rest].join('')}}`;
  }

  private fieldOf(owner: string, path: string, key: string, node: Json, of: Json, isChange: boolean): string {
    const field = goName(key);
    const required = (of.required ?? []).includes(key) as boolean;
    const nullable = this.isNullable(node);
    const type = this.typeOf(`${owner}${field}`, `${path}_${field}`, node);
    // Without the outer pointer a field keeps its value. A slice has null of its own.
    const isCleared = isChange && nullable && !type.startsWith('[]');
    const stars = isCleared ? '**' : nullable || !required ? '*' : '';
    const description = node.description ?? resolve(this.document, node).description;
    return `${comment(description, '', '\t')}\t${field} ${stars}${type} \`json:"${key}${required ? '' : ',omitempty'}"\`\n`;
  }

  private isNullable(node: Json): boolean {
    const target = resolve(this.document, node);
    return kindsOf(target).includes('null') || (target.anyOf ?? []).some(isNull);
  }

  typeOf(name: string, path: string, node: Json): string {
    if (node.$ref) return goName(nameOf(node.$ref));
    const choice: Json[] | undefined = (node.anyOf ?? node.oneOf)?.filter((one: Json) => !isNull(one));
    if (choice?.length === 1) return this.typeOf(name, path, choice[0]);
    if (choice) return this.addUnion(name, path, node);
    const [kind] = kindsOf(node).filter((one) => one !== 'null');
    if (kind === 'array') return `[]${this.typeOf(name, `${path}_Item`, node.items)}`;
    if (kind === 'object') return this.objectOf(name, path, node);
    if (node.enum || typeof node.const === 'string') return this.addValues(name, node);
    const scalar = FORMATS[kind === 'string' ? node.format : ''] ?? SCALARS[kind ?? ''];
    if (!scalar) throw new Error(`scripts/sdks/go/types.ts knows no type for ${name}: add one`);
    return scalar;
  }

  private objectOf(name: string, path: string, node: Json): string {
    if (!node.properties) return 'map[string]any';
    if (this.isSent) {
      this.addStruct(name, name, node);
      return name;
    }
    // Only a type with a name can have methods.
    if (!node.additionalProperties) return this.structOf(name, path, node);
    this.addStruct(name, path, node);
    return path;
  }

  addValues(name: string, { enum: given, const: only, description }: Json): string {
    const values: string[] = (given ?? [only]).filter((one: unknown) => one !== null);
    const prefix = UNPREFIXED.includes(name) ? '' : name;
    const constants = values.map((value) => `\t${prefix}${goName(value)} ${name} = ${JSON.stringify(value)}\n`);
    const names = values.map((value) => `${prefix}${goName(value)}`).join(', ');
    this.texts.push(
      `${comment(description, name)}type ${name} string\n\n// The known values of ${name}.\nconst (\n${constants.join('')})\n`,
      `// Valid reports whether the value is a known one.\nfunc (e ${name}) Valid() bool { return isOneOf(e, ${names}) }\n`,
    );
    return name;
  }

  private addUnion(name: string, path: string, { anyOf, oneOf, description, discriminator }: Json): string {
    const parts = ((anyOf ?? oneOf) as Json[]).map((one, at) => {
      if (!one.$ref) this.addStruct(`${name}${at}`, `${name}${at}`, one);
      return one.$ref ? goName(nameOf(one.$ref)) : `${name}${at}`;
    });
    this.texts.push(unionText(path, description, parts), ...(discriminator ? [kindsText(path, discriminator)] : []));
    return path;
  }
}

/** The methods of an object that may have other fields. */
const openMethods = (type: string): string => `// Get returns another field.
func (a ${type}) Get(name string) (value any, found bool) {
	value, found = a.AdditionalProperties[name]
	return value, found
}

// Set sets another field.
func (a *${type}) Set(name string, value any) { set(&a.AdditionalProperties, name, value) }

// UnmarshalJSON reads the object with its other fields.
func (a *${type}) UnmarshalJSON(text []byte) error {
	type known ${type}
	return readOpen(text, (*known)(a), &a.AdditionalProperties)
}

// MarshalJSON writes the object with its other fields.
func (a ${type}) MarshalJSON() ([]byte, error) {
	type known ${type}
	return writeOpen(known(a), a.AdditionalProperties)
}
`;

const unionText = (
  type: string,
  description: string,
  parts: string[],
): string => `${comment(description, type)}type ${type} struct {
	union json.RawMessage
}

${parts
  .map(
    (part) => `// As${part} returns it as a ${part}.
func (t ${type}) As${part}() (${part}, error) { return unionAs[${part}](t.union) }

// From${part} makes it a ${part}.
func (t *${type}) From${part}(v ${part}) error { return setUnion(&t.union, v) }

`,
  )
  .join('')}// MarshalJSON writes what it was read from.
func (t ${type}) MarshalJSON() ([]byte, error) { return t.union.MarshalJSON() }

// UnmarshalJSON keeps the text.
func (t *${type}) UnmarshalJSON(b []byte) error { return t.union.UnmarshalJSON(b) }
`;

function kindsText(type: string, { propertyName, mapping }: Json): string {
  const forms = new Map<string, string[]>();
  for (const [value, reference] of Object.entries<string>(mapping)) {
    const form = goName(nameOf(reference));
    forms.set(form, [...(forms.get(form) ?? []), JSON.stringify(value)]);
  }
  const cases = [...forms].map(([form, values]) => `	case ${values.join(', ')}:\n		return t.As${form}()\n`);
  return `// Discriminator returns the field that says which form it has.
func (t ${type}) Discriminator() (string, error) {
	var found struct {
		Value string \`json:"${propertyName}"\`
	}
	err := json.Unmarshal(t.union, &found)
	return found.Value, err
}

// ValueByDiscriminator returns it in the form that it has.
func (t ${type}) ValueByDiscriminator() (any, error) {
	kind, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch kind {
${cases.join('')}	default:
		return nil, errors.New("unknown discriminator value: " + kind)
	}
}
`;
}
