import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['contracts', 'kernel', 'services', 'projections', 'demo', 'web/src'];

const number = '(?:3|4|5|6|7|14)\\b';
/** A comparison, a case, a field or a condition in SQL that gives a kind of order by its number. */
const numbered = [
  new RegExp(`\\b(?:requestType|request_type|orderType|outType|dealType|type|kind)\\b(?:\\s*(?:===|!==|=|<>)|'?, '(?:=|<>)',)\\s*${number}`),
  new RegExp(`\\brequest_type in \\(${number}`),
  new RegExp(`\\b(?:requestType|request_type|outType|dealType|type|types|requestTypes): \\[?${number}`),
  new RegExp(`^\\s*case ${number}:`),
];

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name)),
);

describe('Rule: a kind of order has a number on the wire and in what is stored, and a name everywhere else', () => {
  it.each(['if (order.requestType === 5)', 'request_type in (3, 4)', '    case 14:', "'request_type', '=', 3)", '{ type: 3, oddNo }'])(
    'finds %s',
    (line) => expect(numbered.some((pattern) => pattern.test(line))).toBe(true),
  );

  it('and no line that gives it by its number', () => {
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => numbered.some((pattern) => pattern.test(line)))
        .map((line) => `${path.relative(root, file)}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
