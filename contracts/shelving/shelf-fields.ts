import { z } from 'zod';

export const shelfIdField = z.string().trim().min(1).max(64);

/** A rack has a number, a capacity and a level (R3.39); the zone groups racks for walking. */
export const shelfFields = {
  name: z.string().trim().min(1).max(30),
  zone: z.string().trim().max(20).default(''),
  capacity: z.number().int().min(1).max(100_000),
  level: z.number().int().min(0).max(100),
};

export const shelfAnswerSchema = z.object({ shelfId: z.string(), name: z.string() });
