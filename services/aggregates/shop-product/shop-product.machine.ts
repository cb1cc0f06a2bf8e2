import { setup } from 'xstate';
import type { ShopProductEvent, ShopProductStatus } from '#contracts/sourcing/shop-product-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

const anywhere: ShopProductStatus[] = ['draft', 'pending', 'failed', 'active', 'deactivated', 'takenDown'];

/** Goods that the platform audits before they sell. While an edit is audited, what was approved before sells on. */
const states = staysIn(
  {
    ShopProductChanged: ['draft', 'failed', 'active', 'deactivated', 'takenDown'],
    ShopProductReceived: ['pending', 'active', 'deactivated'],
    ShopSkuLinked: anywhere,
    ShopSkuUnlinked: anywhere,
  },
  {
    absent: { on: { ShopProductDrafted: 'draft' } },
    draft: { on: { ShopProductSubmitted: 'pending' } },
    pending: { on: { ShopProductApproved: 'active', ShopProductRefused: 'failed', ShopProductTakenDown: 'takenDown' } },
    failed: { on: { ShopProductSubmitted: 'pending' } },
    active: {
      on: {
        ShopProductApproved: 'active',
        ShopProductRefused: 'active',
        ShopProductDeactivated: 'deactivated',
        ShopProductTakenDown: 'takenDown',
      },
    },
    deactivated: {
      on: {
        ShopProductApproved: 'deactivated',
        ShopProductRefused: 'deactivated',
        ShopProductActivated: 'active',
        ShopProductTakenDown: 'takenDown',
      },
    },
    takenDown: { on: { ShopProductSubmitted: 'pending' } },
  },
);

const machine = setup({ types: { events: {} as ShopProductEvent } }).createMachine({ id: 'shopProduct', initial: 'absent', states });

export const shopProductMachine = stateMachine<ShopProductStatus, ShopProductEvent>(machine, unguarded);
