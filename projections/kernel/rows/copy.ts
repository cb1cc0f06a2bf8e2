import { Query, type ClientBase, type Connection } from 'pg';
import type { Row } from './rows.ts';
import { quoted, type TableShape } from './table.ts';

/** Sends rows as PostgreSQL takes them fastest: as the lines of COPY. For a statement of its own, with none queued behind it. */
export const copyInto = async (client: ClientBase, table: string, columns: readonly string[], lines: Buffer): Promise<void> => {
  if (lines.length === 0) return;
  const copy = new CopyIn(`COPY ${quoted(table)} (${columns.map(quoted).join(', ')}) FROM STDIN`, lines);
  await new Promise<void>((resolve, reject) => {
    copy.once('end', () => resolve());
    copy.once('error', reject);
    client.query(copy);
  });
};

/** What pg calls, though its types do not say so. */
type CopyConnection = Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

class CopyIn extends Query {
  readonly #rows: Buffer;

  constructor(statement: string, rows: Buffer) {
    super(statement);
    this.#rows = rows;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }
}

/** Lines that wait to be sent, as bytes: each as a text of its own would be moved by the garbage collector until then. */
export class WaitingLines {
  #bytes = Buffer.allocUnsafe(65_536);
  length = 0;

  add(line: string): void {
    // A character is three bytes at the most.
    const room = this.length + line.length * 3;
    if (room > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * room);
    this.length += this.#bytes.write(line, this.length);
  }

  /** What waits. Good until the next line is added. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }
}

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

export const copyText = (text: string): string => (special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found]!) : text);
/** JSON has written every other special character with a backslash already. */
export const copyJson = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;
};

type Encode = (value: unknown) => string;

const nothing = '\\N';
const asJson: Encode = (value) => (value === null || value === undefined ? nothing : copyJson(value));
const asText: Encode = (value) => (value === null || value === undefined ? nothing : typeof value === 'string' ? copyText(value) : String(value));

/** The lines of rows that all have the same columns; see `Row` for how each type is written. */
export const copyLines = (shape: TableShape, columns: readonly string[]): ((row: Row) => string) => {
  const encoders = columns.map((column): Encode => (shape.types.get(column)!.startsWith('json') ? asJson : asText));
  return (row) => {
    let line = '';
    for (let index = 0; index < columns.length; index++) line += (index === 0 ? '' : '\t') + encoders[index]!(row[columns[index]!]);
    return `${line}\n`;
  };
};
