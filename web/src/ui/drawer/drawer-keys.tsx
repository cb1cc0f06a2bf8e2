import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import type { DrawerWalk } from './drawer-walk.ts';

/** Mounted anew once the list beside it is there: the keys bound last win, and J and K are the list's own until then. */
export const DrawerKeys = ({ walk: { neighbours, words, open }, onClose }: { walk: DrawerWalk; onClose: () => void }) => {
  const { t } = useTranslation();
  const to = (key: string | undefined) => () => key && open(key);
  useKeys([
    { keys: 'Escape', label: t('ui.keyClose'), run: onClose },
    ...(neighbours
      ? [
          { keys: 'j', label: words.next, run: to(neighbours.next) },
          { keys: 'k', label: words.previous, run: to(neighbours.previous) },
        ]
      : []),
  ]);
  return null;
};
