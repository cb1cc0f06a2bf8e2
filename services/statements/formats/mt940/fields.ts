/** One field of an MT940 message: `:61:` with what follows up to the next. */
export interface Field {
  tag: string;
  /** Its lines, the first without the tag. */
  lines: readonly string[];
}

/** Banks wrap messages in blocks of their network, end them with a dash, or do neither. */
export const mt940Fields = (text: string): Field[] => {
  const fields: { tag: string; lines: string[] }[] = [];
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const body = line.replace(/^\{.*\{4:/, '').trimEnd();
    if (/^-?\}?$/.test(body) || body.startsWith('{')) continue;
    const [, tag, first] = /^:(\d{2}[A-Z]?):(.*)$/.exec(body) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [first!] });
    else fields.at(-1)?.lines.push(body);
  }
  return fields;
};
