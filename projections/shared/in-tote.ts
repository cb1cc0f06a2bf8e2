import { sql } from 'kysely';
import { any, type Condition } from '../kernel/lists/conditions.ts';

/** Orders `o` of which picked items lie in a tote, until they are packed. Scanners send the capitals of its label, people type small letters. */
export const inTote = (tote: string): Condition =>
  any(...[tote, tote.toUpperCase()].map((label) => sql<boolean>`o.units @> ${JSON.stringify([{ tote: label, progress: 'picked' }])}::jsonb`));
