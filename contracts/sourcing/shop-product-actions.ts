import { may } from '../kernel/access/permissions.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { ShopProductEvent } from './shop-product-events.ts';

export const shopProductActionNames = ['edit', 'submit', 'deactivate', 'activate'] as const;
export type ShopProductAction = (typeof shopProductActionNames)[number];

const eventOf: Readonly<Record<ShopProductAction, ShopProductEvent['type']>> = {
  edit: 'ShopProductChanged',
  submit: 'ShopProductSubmitted',
  deactivate: 'ShopProductDeactivated',
  activate: 'ShopProductActivated',
};

/** What the viewer may do with a product in its present status. */
export const actionsOnShopProduct = ({ permissions }: Pick<Viewer, 'permissions'>, allowed: readonly string[]): ShopProductAction[] =>
  may(permissions, '800.edit') ? shopProductActionNames.filter((action) => allowed.includes(eventOf[action])) : [];
