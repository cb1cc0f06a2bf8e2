import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { getOrder, listOrders } from '#contracts/outbound/order-queries.ts';
import { getSale, listSales, listSaleSubstitutes } from '#contracts/sales/sale-queries.ts';

/** What a step of a sale makes old. */
export const saleReads = [listSales, getSale, listSaleSubstitutes, listOrders, getOrder, listInventory, getItem];
