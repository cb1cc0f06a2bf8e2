import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { idField } from '../kernel/lists/query-fields.ts';
import { repairShopReads } from './repair-fields.ts';

/** What the boxes of the bench are told apart by. */
export const boxColours = {
  red: { en: 'Red', zh: '红色' },
  orange: { en: 'Orange', zh: '橙色' },
  yellow: { en: 'Yellow', zh: '黄色' },
  green: { en: 'Green', zh: '绿色' },
  blue: { en: 'Blue', zh: '蓝色' },
  purple: { en: 'Purple', zh: '紫色' },
  pink: { en: 'Pink', zh: '粉色' },
  brown: { en: 'Brown', zh: '棕色' },
  grey: { en: 'Grey', zh: '灰色' },
  black: { en: 'Black', zh: '黑色' },
  white: { en: 'White', zh: '白色' },
} as const;
export type BoxColour = keyof typeof boxColours;
export const boxColourNames = Object.keys(boxColours) as [BoxColour, ...BoxColour[]];

/** The boxes that every repair shop begins with: each is called as its colour until it is renamed. */
export const firstBoxes = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const satisfies readonly BoxColour[];
export const isFirstBox = (boxId: string): boxId is (typeof firstBoxes)[number] => firstBoxes.some((first) => first === boxId);

const name = z.string().trim().min(1).max(40);
const colour = z.enum(boxColourNames);

/** A box that an item lies in while it is in work (R3.30): stream `repairbox-<boxId>`. */
export const repairBoxEventSchemas = {
  RepairBoxAdded: z.object({ boxId: z.string(), name: z.string(), colour }),
  RepairBoxRenamed: z.object({ boxId: z.string(), name: z.string() }),
  RepairBoxRetired: z.object({ boxId: z.string() }),
} as const;
export type RepairBoxEvent = EventsOf<typeof repairBoxEventSchemas>;

export const repairBoxSchema = z.object({ boxId: z.string(), name: z.string(), colour });
export type RepairBoxRow = z.output<typeof repairBoxSchema>;

export const listRepairBoxes = endpoint({
  name: 'listRepairBoxes',
  method: 'GET',
  path: '/repair-boxes',
  bases: ['warehouse', 'admin'],
  access: [...repairShopReads, '1000.query'],
  summary: 'The colour boxes of the repair shop, without those that were retired',
  data: z.object({ records: z.array(repairBoxSchema) }),
});

const answer = z.object({ boxId: z.string(), name: z.string() });

export const addRepairBoxEndpoint = endpoint({
  name: 'addRepairBox',
  method: 'POST',
  path: '/repair-boxes',
  bases: ['admin'],
  access: ['1000.add'],
  summary: 'Adds a box to the repair shop.',
  body: z.strictObject({ name, colour }),
  data: answer,
  command: true,
});

export const renameRepairBoxEndpoint = endpoint({
  name: 'renameRepairBox',
  method: 'POST',
  path: '/repair-boxes/rename',
  bases: ['admin'],
  access: ['1000.edit'],
  summary: 'Renames a box; whatever lies in it stays there.',
  body: z.strictObject({ boxId: idField, name }),
  data: answer,
  command: true,
});

export const retireRepairBoxEndpoint = endpoint({
  name: 'retireRepairBox',
  method: 'POST',
  path: '/repair-boxes/retire',
  bases: ['admin'],
  access: ['1000.delete'],
  summary: 'Retires a box in which nothing lies.',
  body: z.strictObject({ boxId: idField }),
  data: answer,
  command: true,
});
