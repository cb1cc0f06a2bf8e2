import { z } from 'zod';
import { pageOf } from './paging.ts';

/** UTC, ISO 8601. Fields named `gmt…` are shown in the viewer's zone (R3.49). */
export const gmt = z.string();
export const cents = z.number().int();
export const count = z.number().int();

/** A shop as rows carry it (R3.03, R3.12); −1 is "unowned". */
export const shopInfoSchema = z.object({ id: z.number().int(), uid: z.string(), realname: z.string() });
export type ShopInfo = z.output<typeof shopInfoSchema>;

/** Where a row is. */
export const wareInfo = { warehouseId: z.string(), wareName: z.string() };

/** A page with how many rows each tab holds, and the cursor of the page after it. */
export const countedPageOf = <Row extends z.ZodType, Count extends z.ZodType>(row: Row, counts: Count) =>
  pageOf(row).extend({ counts, next: z.string().nullable() });

/** From what to what something was changed: figures as integer cents, all else as text; null where nothing stood. An address is never told. */
export const changeOf = <Field extends string>(...fields: [Field, ...Field[]]) =>
  z.object({
    field: z.enum(fields),
    from: z.union([z.string(), z.number().int()]).nullable(),
    to: z.union([z.string(), z.number().int()]).nullable(),
  });
