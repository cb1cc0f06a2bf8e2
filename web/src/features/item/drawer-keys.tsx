import { useTranslation } from 'react-i18next';
import type { Neighbours } from '../../ui/list/neighbours.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';

interface Props {
  neighbours: Neighbours | undefined;
  open: (oneId: string) => void;
  close: () => void;
}

/** Mounted anew once the list beside it is there: the keys bound last win, and J and K are the list's own until then. */
export const DrawerKeys = ({ neighbours, open, close }: Props) => {
  const { t } = useTranslation();
  const walk = (to: string | undefined) => () => to && open(to);
  useKeys([
    { keys: 'Escape', does: t('ui.keyClose'), run: close },
    ...(neighbours
      ? [
          { keys: 'j', does: t('item.next'), run: walk(neighbours.next) },
          { keys: 'k', does: t('item.previous'), run: walk(neighbours.previous) },
        ]
      : []),
  ]);
  return null;
};
