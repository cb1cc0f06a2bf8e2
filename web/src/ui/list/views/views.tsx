import { Bookmark, X } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/ui/text/formats.ts';
import type { SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { ViewTab } from './more-views.tsx';
import type { ListState } from '../list-state.ts';
import styles from './views.module.css';

const MoreViews = lazy(() => import('./more-views.tsx'));
const SaveView = lazy(() => import('./save-view.tsx'));

/** A tab of the list: `key` goes into the address as the list's type; the one without a key shows when none is given. */
export interface View {
  key: string | undefined;
  label: string;
  count?: number | undefined;
}

/** The views of this list that the person saved. */
export interface SavedViews {
  views: readonly SavedView[];
  keep: (name: string, address: string) => void;
  drop: (view: SavedView) => void;
}

interface Props {
  saved: SavedViews;
  views: readonly View[];
  state: ListState;
}

/** The list's own views, then the saved ones. */
export const Views = ({ saved, views, state }: Props) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const strip = useRef<HTMLDivElement>(null);
  const askToDrop = async (view: SavedView) => {
    if (await confirm({ kind: 'delete', text: view.name })) saved.drop(view);
  };
  const chosen = saved.views.find(({ address }) => address === state.address);
  if (views.length === 0 && saved.views.length === 0) return null;
  const own = views.map(({ key, label, count }): ViewTab => ({
    key: key ?? '',
    label,
    count,
    current: !chosen && state.view === key,
    show: () => state.change({ view: key }),
  }));
  const kept = saved.views.map((view) => ({
    key: `${view.list} ${view.name}`,
    label: view.name,
    current: chosen?.name === view.name,
    show: () => state.show(view.address),
    view,
  }));
  return (
    <div className={styles['views']}>
      <div ref={strip} className={styles['tabs']} role="group">
        {own.map(({ key, label, count, current, show }) => (
          <button key={key} type="button" className={styles['view']} aria-pressed={current} onClick={show}>
            {label}
            {count !== undefined && <span className={styles['count']}>{formatCount(count)}</span>}
          </button>
        ))}
        {kept.map(({ key, label, current, show, view }) => (
          <span key={key} className={styles['saved']}>
            <button type="button" className={styles['view']} aria-pressed={current} onClick={show}>
              <Bookmark size={13} strokeWidth={1.7} aria-hidden />
              {label}
            </button>
            <button type="button" className={styles['remove']} aria-label={`${t('ui.removeView')}: ${label}`} onClick={() => void askToDrop(view)}>
              <X size={12} aria-hidden />
            </button>
          </span>
        ))}
      </div>
      <Suspense>
        <MoreViews strip={strip} tabs={[...own, ...kept]} />
        <SaveView onSave={(name) => saved.keep(name, state.address)} />
      </Suspense>
    </div>
  );
};
