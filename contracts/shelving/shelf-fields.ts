import { z } from 'zod';
import { MAX_SHELF_NAME, MAX_ZONE } from '../kernel/fields/typed-lengths.ts';

export const shelfIdField = z.string().trim().min(1).max(64);

export const MAX_SHELF_CAPACITY = 100_000;
export const highestShelfLevel = 100;

/** A rack has a number, a capacity and a level (R3.39); the zone groups racks for walking. */
export const shelfFields = {
  name: z.string().trim().min(1).max(MAX_SHELF_NAME),
  zone: z.string().trim().max(MAX_ZONE).default(''),
  capacity: z.number().int().min(1).max(MAX_SHELF_CAPACITY),
  level: z.number().int().min(0).max(highestShelfLevel),
};

export const shelfAnswerSchema = z.object({ shelfId: z.string(), name: z.string() });
