import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../crash-boundary.tsx';
import { loadTexts } from '#web/i18n/i18n.ts';
import { textsOfArea } from '../language/texts-of-areas.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';

const ItemDrawer = lazy(async () => {
  const [code] = await Promise.all([import('#web/features/item/item-drawer.tsx'), loadTexts(textsOfArea('item'))]);
  return code;
});

/** The one drawer of the console, over whichever page names an item in its address. */
export const ItemDrawerHost = () => {
  const { oneId, open, close } = useOpenItem();
  return oneId === undefined ? null : (
    <CrashBoundary>
      <Suspense>
        <ItemDrawer oneId={oneId} onOpen={open} onClose={close} />
      </Suspense>
    </CrashBoundary>
  );
};
