import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** A published answer: where it was read, when, and of what call. */
interface Fixture {
  source: string;
  read: string;
  call: string;
  answer: unknown;
}

/** Holds what the sandbox answered, by the name of the fixture, to every fixture of the contract. */
export const expectPublishedShapes = (folder: URL, answers: Readonly<Record<string, unknown>>): void => {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(Object.keys(answers).sort()).toEqual(names.sort());
  for (const name of names) {
    const fixture = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Fixture;
    expect(fixture).toMatchObject({
      source: expect.stringMatching(/\S/),
      read: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      call: expect.stringMatching(/\S/),
    });
    expect({ source: fixture.source, differences: differences(fixture.answer, answers[name], name) }).toEqual({
      source: fixture.source,
      differences: [],
    });
  }
};

/** Forms that a text keeps: whoever reads digits cannot read a decimal. */
const forms = [
  /^\d+$/,
  /^-?\d+\.\d\d$/,
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  /^[A-Z]+(?:_[A-Z]+)+$/,
  /^gid:\/\/\w+\/\w+\/\d+$/,
];

/** Where the answer lacks a field, or has it in another form. Null stands for anything, and more fields than are published are no harm. */
const differences = (published: unknown, answered: unknown, path: string): string[] => {
  if (published === null || answered === null) return [];
  if (Array.isArray(published)) {
    if (!Array.isArray(answered)) return [`${path} is no list`];
    if (published.length === 0) return [];
    return answered.length === 0 ? [`${path} is empty`] : differences(published[0], answered[0], `${path}[0]`);
  }
  if (typeof published === 'object') {
    if (typeof answered !== 'object' || Array.isArray(answered)) return [`${path} is no object`];
    const fields = answered as Record<string, unknown>;
    return Object.entries(published as object).flatMap(([name, value]) =>
      Object.hasOwn(fields, name) ? differences(value, fields[name], `${path}.${name}`) : [`${path}.${name} is missing`],
    );
  }
  if (typeof published !== typeof answered) return [`${path} is ${typeof answered}, not ${typeof published}`];
  const form = typeof published === 'string' && forms.find((one) => one.test(published));
  return form && !form.test(String(answered)) ? [`${path} is «${String(answered)}», not as «${String(published)}»`] : [];
};
