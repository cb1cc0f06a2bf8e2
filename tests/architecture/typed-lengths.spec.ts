import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = path.resolve(import.meta.dirname, '../../web/src');

const filesWithBounds = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && readFileSync(path.join(sources, file), 'utf8').includes('maxLength'),
);

/** Files whose fields are bound to the schema of an endpoint. */
const filesWithForms = filesWithBounds.filter((file) => readFileSync(path.join(sources, file), 'utf8').includes('<FormField'));

/** Of fields that are not sent as they are typed, or that the schema bounds by a pattern. */
const unknownToSchema = ['MAX_LOGIN', 'MAX_PASSWORD', 'MAX_PHONE', 'SMS_DIGITS'];

/** Bounds that a source file of the console sets itself: as a number, or by a name that it gives to one. */
const boundsOfItsOwn = (text: string): string[] => {
  const ownNumbers = [...text.matchAll(/\bconst (\w+) = [\d_]+;/g)].map(([, name]) => name!);
  const given = [...text.matchAll(/\bmaxLength(?:=\{|:)\s*([\w$]+)/g)].map(([, value]) => value!);
  return given.filter((value) => /^\d/.test(value) || ownNumbers.includes(value));
};

describe("Rule: how much a field takes in is the contract's to say", () => {
  it('finds numbers and names for them', () => {
    expect(boundsOfItsOwn('<Input maxLength={60} />')).toEqual(['60']);
    expect(boundsOfItsOwn('const longest = 60;\n<Input maxLength={longest} />')).toEqual(['longest']);
    expect(boundsOfItsOwn('const of = { maxLength: 60 };')).toEqual(['60']);
    expect(boundsOfItsOwn('<Input maxLength={MAX_REMARK} />')).toEqual([]);
  });

  it.each(filesWithBounds)('%s', (file) => expect(boundsOfItsOwn(readFileSync(path.join(sources, file), 'utf8'))).toEqual([]));

  it.each(filesWithForms)('%s: a field of a form has the bound of its schema', (file) => {
    const text = readFileSync(path.join(sources, file), 'utf8');
    const names = [...text.matchAll(/\bmaxLength=\{(\w+)\}/g)].map(([, name]) => name!);
    expect(names.filter((name) => !unknownToSchema.includes(name))).toEqual([]);
  });
});
