/** The three API bases: `/api/warehouse`, `/api/business`, `/api/admin`. */
export type Base = 'warehouse' | 'business' | 'admin';
export const bases: readonly Base[] = ['warehouse', 'business', 'admin'];
