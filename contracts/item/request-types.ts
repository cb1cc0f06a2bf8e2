import { z } from 'zod';
import type { Words } from '../kernel/words.ts';
import { requestTypeOf, type RequestType } from './order-kinds.ts';

const { shipWithLabel, reship, cashOut, consignment, ownershipTransfer, directOutbound, warehouseTransfer } = requestTypeOf;

/** What each kind of order is called, by its number. */
export const requestTypes: Readonly<Record<RequestType, Words>> = {
  [shipWithLabel]: { en: 'Ship with label', zh: '有面单出库' },
  [reship]: { en: 'Reship without label', zh: '转运' },
  [cashOut]: { en: 'Cash-out', zh: '回收' },
  [consignment]: { en: 'Consignment', zh: '寄售' },
  [ownershipTransfer]: { en: 'Ownership transfer', zh: '过户' },
  [directOutbound]: { en: 'Direct outbound', zh: '平台直接出库' },
  [warehouseTransfer]: { en: 'Transfer between warehouses', zh: '转仓' },
};

const applications = [
  z.literal(shipWithLabel),
  z.literal(reship),
  z.literal(cashOut),
  z.literal(consignment),
  z.literal(ownershipTransfer),
  z.literal(warehouseTransfer),
] as const;
export const applicationTypeSchema = z.union(applications);
export const requestTypeSchema = z.union([...applications, z.literal(directOutbound)]);
