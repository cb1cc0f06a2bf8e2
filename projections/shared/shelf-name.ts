import { sql } from 'kysely';

/**
 * What the shelf of an item is called now: its label may have been printed anew since the item was laid there, and pickers scan what they see.
 * For queries over `inventory as i`.
 */
export const shelfName = sql<string | null>`coalesce((select shelf.name from shelves shelf where shelf.shelf_id = i.shelf_id), i.shelf_name)`;
