import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activateShopProduct, deactivateShopProduct, submitShopProduct } from '#contracts/sourcing/shop-product-commands.ts';
import type { ShopProductAction } from '#contracts/sourcing/shop-product-actions.ts';
import { getShopProduct, listShopProducts, listShopSkus } from '#contracts/sourcing/shop-product-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const ProductDrawer = lazy(() => import('./edit-product-drawer.tsx'));

export interface ProductActions {
  add: () => void;
  /** What a button of a product does. */
  act: (action: ShopProductAction, productId: string) => void;
  dialog: ReactNode;
}

const invalidates = [listShopProducts, getShopProduct, listShopSkus];

export const useProductActions = (): ProductActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [open, setOpen] = useState<string>();
  const said = (key: 'submitted' | 'deactivated' | 'activated') => ({
    invalidates,
    onSuccess: ({ productId: number }: { productId: string }) => showSuccess(t(`shopProducts.${key}`, { number })),
  });
  const submit = useCommand(submitShopProduct, said('submitted'));
  const deactivate = useCommand(deactivateShopProduct, said('deactivated'));
  const activate = useCommand(activateShopProduct, said('activated'));

  const askToDeactivate = async (productId: string): Promise<void> => {
    const sure = await confirm({
      kind: 'plain',
      title: t('shopProducts.deactivateTitle', { number: productId }),
      text: t('shopProducts.deactivateText'),
      confirm: t('shopProducts.deactivate'),
    });
    if (sure) deactivate.mutate({ productId });
  };
  const acts: Record<ShopProductAction, (productId: string) => void> = {
    edit: setOpen,
    submit: (productId) => submit.mutate({ productId }),
    deactivate: (productId) => void askToDeactivate(productId),
    activate: (productId) => activate.mutate({ productId }),
  };
  return {
    add: () => setOpen(''),
    act: (action, productId) => acts[action](productId),
    dialog: open !== undefined && (
      <Suspense>
        <ProductDrawer productId={open || undefined} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
};
