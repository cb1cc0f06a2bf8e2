import { z } from 'zod';
import { receivedKinds } from '../item/item-states.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { shippingTypeNames } from './shipping-types.ts';

const line = z.object({ sku: z.string(), size: z.string(), oneIds: z.array(z.string()) });
export type PackageLine = z.output<typeof line>;

/** How the seller answers a difference. */
export const resolutionSchema = z.enum(['accepted', 'stillComing', 'closed']);
export type Resolution = z.output<typeof resolutionSchema>;

/** A forecast package: stream `package-<preId>`. */
export const packageEventSchemas = {
  PackageForecast: z.object({
    preId: z.string(),
    packId: z.string(),
    shopId: z.number().int(),
    warehouseId: z.string(),
    logNo: z.string(),
    forecastBatch: z.string(),
    shippingType: z.enum(shippingTypeNames),
    reference: z.string(),
    lines: z.array(line),
    weightGrams: z.number().int().optional(),
    dimensions: z.string().optional(),
    insuranceCents: z.number().int().optional(),
    signature: z.boolean().optional(),
    remark: z.string(),
    expiresAt: z.string(),
  }),
  PackageAmended: z.object({
    warehouseId: z.string(),
    logNo: z.string(),
    shippingType: z.enum(shippingTypeNames),
    lines: z.array(line),
    remark: z.string(),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    /** Of the parcel itself, all four since 2026-11-28: null where nothing is said any more. Amendments before that left them as they were. */
    weightGrams: z.number().int().nullable().optional(),
    dimensions: z.string().nullable().optional(),
    insuranceCents: z.number().int().nullable().optional(),
    signature: z.boolean().optional(),
  }),
  PackageCancelled: z.object({ reason: z.string() }),
  PackageExpired: z.object({}),
  /** The parcel is at the dock; nothing is counted yet. An unclaimed parcel begins here, under shop −1. */
  PackageArrived: z.object({
    preId: z.string(),
    packId: z.string(),
    shopId: z.number().int(),
    warehouseId: z.string(),
    logNo: z.string(),
    batchNo: z.string(),
    unclaimed: z.boolean(),
    /** Of the label of an unclaimed parcel, since 2026-11-23. */
    photos: z.array(z.string()).optional(),
  }),
  /** One unit scanned in. */
  PackageUnitReceived: z.object({
    oneId: z.string(),
    sku: z.string(),
    size: z.string(),
    batchNo: z.string(),
    kind: z.enum(receivedKinds),
    condition: z.enum(['intact', 'damaged']),
    photos: z.array(z.string()),
  }),
  PackageUnitUndone: z.object({ oneId: z.string(), batchNo: z.string() }),
  /** Receiving is finished: what was expected against what came. */
  PackageCounted: z.object({
    expected: z.number().int(),
    received: z.number().int(),
    over: z.array(z.string()),
    short: z.array(z.string()),
    damaged: z.array(z.string()),
    photos: z.array(z.string()),
    remark: z.string(),
  }),
  /** Check inbound (R2.193): 4, checked-authenticated. */
  PackageChecked: z.object({}),
  /** The seller's answer to a difference. */
  DifferenceResolved: z.object({ resolution: resolutionSchema, remark: z.string() }),
  PackageClaimed: z.object({ shopId: z.number().int() }),
  PackageInboundCancelled: z.object({ reason: z.string(), oneIds: z.array(z.string()) }),
  PackageReturned: z.object({ reason: z.string() }),
} as const;
export type PackageEvent = EventsOf<typeof packageEventSchemas>;

/** Inbound status of R4.24 and R4.28; `number` where it has one. */
export const packageStatuses = {
  scheduled: { number: 1, tone: 'waiting', en: 'Scheduled', zh: '已预报' },
  arrived: { number: 1, tone: 'progress', en: 'Arrived', zh: '已到货' },
  received: { number: 2, tone: 'progress', en: 'Received', zh: '已收货' },
  checked: { number: 4, tone: 'done', en: 'Checked-authenticated', zh: '已核对' },
  returned: { number: 3, tone: 'refused', en: 'Returned', zh: '平台退回' },
  cancelled: { number: null, tone: 'cancelled', en: 'Cancelled', zh: '已取消' },
  expired: { number: null, tone: 'cancelled', en: 'Expired', zh: '已过期' },
} as const;
export type PackageStatus = keyof typeof packageStatuses;

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    preId?: string;
  }
}
