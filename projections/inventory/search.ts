import { sql } from 'kysely';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { all, any, type Condition } from '#projections/kernel/conditions.ts';
import { papersInSight } from '#projections/kernel/inbound-papers.ts';
import { holdsText } from '#projections/kernel/text-search.ts';
import { searchExpression, searchWithoutPapers } from './table.ts';

/** A whole ONE ID finds its item; any other text is looked for in the name and every number that the viewer knows. ONE IDs may be typed with hyphens. */
export const matching = (text: string | undefined, viewer: Viewer): Condition | undefined => {
  if (!text) return undefined;
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return sql`i.one_id = ${plain}`;
  return plain.length < 3 ? found(text, viewer) : any(found(text, viewer), found(plain, viewer));
};

/** The index serves the first condition; the other looks at what that leaves. */
const found = (text: string, viewer: Viewer): Condition => {
  const own = papersInSight(viewer);
  return all(holds(searchExpression, text), own && any(own, holds(searchWithoutPapers, text)));
};

const holds = (expression: string, text: string): Condition => holdsText(ofItem(expression), text);

const ofItem = (expression: string): string => expression.replaceAll(/\b(one_id|sku|name|log_no|out_log_no|odd_no|pre_id)\b/g, 'i.$1');
