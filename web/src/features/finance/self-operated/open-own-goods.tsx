import { lazy, Suspense } from 'react';
import { openOwnGoodsParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';

const OwnGoodsDrawer = lazy(() => import('./own-goods-drawer.tsx'));

/** The item that is open beside the list. */
export const OpenOwnGoods = () => {
  const { key, open, close } = useOpenRow(openOwnGoodsParameter);
  if (!key) return null;
  return (
    <Suspense>
      <OwnGoodsDrawer oneId={key} onOpen={open} onClose={close} />
    </Suspense>
  );
};
