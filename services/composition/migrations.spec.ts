import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** The SHA-256 of the SQL of each migration that was ever released, by its id. */
const released = JSON.parse(readFileSync(new URL('released-migrations.json', import.meta.url), 'utf8')) as Record<string, string>;

const hashes = new Map(migrations.map(({ id, sql }) => [id, createHash('sha256').update(sql).digest('hex')]));

const faultOf = (id: string): string | undefined => {
  const hash = hashes.get(id);
  if (hash === undefined) return `${id} was released and is gone: databases in the field have it, new ones would lack it. Bring it back.`;
  if (released[id] === undefined) return `${id} is new: add "${id}": "${hash}" at the end of services/composition/released-migrations.json.`;
  if (released[id] !== hash)
    return `${id} was changed after its release: databases in the field have the old one. Undo that and write a new migration.`;
  return undefined;
};

/** Those that came late before order was kept; older databases are known to stand them. */
const releasedLate = [
  '0007-sessions-last-opened',
  '0008-label-serials',
  '0009-lent-claims',
  '0011-rebuilds',
  '0012-system',
  '0013-personal-data',
  '0014-browser-errors',
  '0014-file-uses',
  '0015-imports-confirmed',
  '0130-announcements',
  '0350-item-timeline-past',
  '0460-inventory-repair-photos',
];

describe('Rule: a released migration is never changed (docs/migrations.md)', () => {
  it('has the SQL that it was released with', () => {
    const ids = new Set([...hashes.keys(), ...Object.keys(released)]);
    expect([...ids].map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('is followed by newer ones only', () => {
    expect(Object.keys(released)).toEqual(Object.keys(released).toSorted());
  });

  it('and no new one may be applied out of order', () => {
    const late = migrations.filter((one) => one.releasedLate).map(({ id }) => id);
    expect(late.toSorted()).toEqual(releasedLate);
  });
});
