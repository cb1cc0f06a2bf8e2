import fc, { type Arbitrary } from 'fast-check';
import { odd } from './oddities.ts';

type Path = readonly (string | number)[];

/** The value with one thing wrong somewhere in it: another type, too long, missing, or one field too many. */
export const bent = (value: unknown): Arbitrary<unknown> =>
  fc.constantFrom(...pathsIn(value)).chain((path) =>
    fc.oneof(
      { weight: 6, arbitrary: odd.map((strange) => changed(value, path, () => strange)) },
      { weight: 2, arbitrary: fc.constant(changed(value, path, () => undefined)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('extra', '__proto__', 'constructor', ''), odd)
          .map(([name, more]) => changed(value, path, (at) => extended(at, name, more))),
      },
      { weight: 1, arbitrary: fc.constant(changed(value, path, (at) => [at, at])) },
    ),
  );

const pathsIn = (value: unknown, here: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...here, name]))];
};

const changed = (value: unknown, [name, ...further]: Path, change: (at: unknown) => unknown): unknown => {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((inner, place) => (String(place) === name ? changed(inner, further, change) : inner));
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: changed(fields[name], further, change) };
};

const extended = (at: unknown, name: string, more: unknown): unknown =>
  typeof at === 'object' && at !== null && !Array.isArray(at)
    ? Object.defineProperty({ ...at }, name, { value: more, enumerable: true })
    : [at, more];
