/** The plugin as Redocly loads it. The tests read the names of its rules. */
export default function contract(): { id: string; rules: { oas3: Record<string, unknown> } };
