import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import { referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

const { WarehouseCreated, WarehouseChanged } = referenceEventSchemas;
const warehouseEventSchemas = { WarehouseCreated, WarehouseChanged };
export type WarehouseEvent = EventsOf<typeof warehouseEventSchemas>;

export interface Warehouse {
  exists: boolean;
  warehouseId: string;
  name: string;
  level: 'Basic' | 'Advance';
  storageLimitDays: number;
  dailyFeeCents: number;
  /** IANA zone; storage days are days in it. */
  timeZone: string;
  city: string;
  /** The warehouse pages that staff may see here (R6.33). */
  menu: readonly PermissionId[];
  /** Where its parcels start. */
  address?: PostalAddress | undefined;
}

export const noWarehouse: Warehouse = {
  exists: false,
  warehouseId: '',
  name: '',
  level: 'Basic',
  storageLimitDays: 0,
  dailyFeeCents: 0,
  timeZone: 'UTC',
  city: '',
  menu: [],
};

export const warehouseStream = streamType<Warehouse, WarehouseEvent>({
  prefix: 'warehouse',
  initial: noWarehouse,
  evolve: (_warehouse, event) => ({ ...event.data, exists: true }),
  tags: (_warehouse, id) => ({ warehouseId: id }),
});

export type LoadedWarehouse = LoadedFrom<typeof warehouseStream>;
