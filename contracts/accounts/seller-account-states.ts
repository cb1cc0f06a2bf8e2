import type { Tone } from '../item/item-states.ts';
import { erasedWords } from '../kernel/events/personal-data.ts';
import type { Words } from '../kernel/words.ts';
import { authoriseShopAccess } from '../reference/authorise-shop.ts';
import { markShopInternalAccess } from '../reference/mark-shop-internal.ts';
import { adjustmentRequests } from '../adjustments/adjustment-access.ts';
import { mayAny, type PermissionCheck } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';

/** Who may sign in, for those who manage accounts. */
export const accountsTopic = 'accounts';

/** Where a seller's account stands. */
export const sellerAccountStates = {
  waiting: { tone: 'waiting', en: 'Waiting for admission', zh: '待开通' },
  refused: { tone: 'refused', en: 'Refused', zh: '已拒绝' },
  active: { tone: 'done', en: 'Active', zh: '正常' },
  disabled: { tone: 'refused', en: 'Disabled', zh: '已停用' },
  erased: { tone: 'cancelled', ...erasedWords },
} as const satisfies Record<string, Words & { tone: Tone }>;

export type SellerAccountState = keyof typeof sellerAccountStates;
export const sellerAccountStateNames = Object.keys(sellerAccountStates) as [SellerAccountState, ...SellerAccountState[]];

interface SellerAccountAction {
  states: readonly SellerAccountState[];
  access: readonly PermissionCheck[];
  /** Only once they have a shop. */
  ofShop?: boolean;
}

/** What an administrator can do with a seller's account (R2.130): rows carry what the viewer may, and the commands ask for the same. */
export const sellerAccountActions = {
  admit: { states: ['waiting', 'refused'], access: ['700.add', '700.enable'] },
  refuse: { states: ['waiting'], access: ['700.add', '700.enable'] },
  suspend: { states: ['waiting', 'refused', 'active'], access: ['700.disable', '700.edit'] },
  reinstate: { states: ['disabled'], access: ['700.enable', '700.edit'] },
  erase: { states: ['disabled'], access: ['700.delete'] },
  setPassword: { states: ['active'], access: ['700.edit'] },
  history: { states: sellerAccountStateNames, access: ['700.query'] },
  creditWallet: { states: ['active'], access: adjustmentRequests, ofShop: true },
  authorise: { states: ['active', 'disabled'], access: authoriseShopAccess, ofShop: true },
  markInternal: { states: ['active', 'disabled'], access: markShopInternalAccess, ofShop: true },
} as const satisfies Record<string, SellerAccountAction>;

export type SellerAccountActionName = keyof typeof sellerAccountActions;
export const sellerAccountActionNames = Object.keys(sellerAccountActions) as [SellerAccountActionName, ...SellerAccountActionName[]];

interface SellerAccountNow {
  state: SellerAccountState;
  hasShop: boolean;
}

export const sellerAccountActionsIn = ({ state, hasShop }: SellerAccountNow, viewer: Pick<Viewer, 'permissions'>): SellerAccountActionName[] =>
  sellerAccountActionNames.filter((name) => {
    const { states, access, ofShop = false }: SellerAccountAction = sellerAccountActions[name];
    return states.includes(state) && (hasShop || !ofShop) && mayAny(viewer.permissions, access);
  });
