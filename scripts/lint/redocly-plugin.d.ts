/** The plugin as Redocly loads it; the tests ask it for the names of its rules. */
export default function contract(): { id: string; rules: { oas3: Record<string, unknown> } };
