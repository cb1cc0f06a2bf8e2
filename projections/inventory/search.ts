import { sql } from 'kysely';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { any, likeText, type Condition } from '#projections/kernel/conditions.ts';
import { searchExpression } from './table.ts';

/** A whole ONE ID finds its item; any other text is looked for in every number and the name. ONE IDs may be typed with their hyphens. */
export const matching = (text: string | undefined): Condition | undefined => {
  if (!text) return undefined;
  const plain = normaliseOneId(text);
  if (isOneId(plain)) return sql`i.one_id = ${plain}`;
  return plain.length < 3 ? found(text) : any(found(text), found(plain));
};

const found = (text: string): Condition => sql`${sql.raw(searched)} like ${likeText(text)}`;

/** The indexed expression, with its columns named in the query. */
const searched = searchExpression.replaceAll(/\b(one_id|sku|name|log_no|out_log_no|odd_no|pre_id)\b/g, 'i.$1');
