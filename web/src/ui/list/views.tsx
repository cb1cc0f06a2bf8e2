import { Bookmark, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../text/formats.ts';
import { SaveView } from './save-view.tsx';
import type { SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import { useAsk } from '../confirm/use-ask.tsx';
import { useSavedViews } from './saved-views.ts';
import type { ListState } from './use-list-state.ts';
import styles from './views.module.css';

/** A tab of the list: `key` goes into the address as the list's type; the one without a key shows when none is given. */
export interface View {
  key: string | undefined;
  label: string;
  count?: number | undefined;
}

interface Props {
  list: string;
  views: readonly View[];
  state: ListState;
}

/** The list's own views, then the saved ones. */
export const Views = ({ list, views, state }: Props) => {
  const { t } = useTranslation();
  const saved = useSavedViews(list);
  const [ask, dialog] = useAsk();
  const askToDrop = async (view: SavedView) => {
    if (await ask({ kind: 'delete', text: view.name })) saved.drop(view);
  };
  const current = saved.views.find(({ address }) => address === state.address);
  if (views.length === 0 && saved.views.length === 0) return null;
  return (
    <div className={styles['views']}>
      <div className={styles['tabs']} role="group">
        {views.map(({ key, label, count }) => (
          <button
            key={key ?? ''}
            type="button"
            className={styles['view']}
            aria-pressed={!current && state.view === key}
            onClick={() => state.change({ view: key })}
          >
            {label}
            {count !== undefined && <span className={styles['count']}>{formatCount(count)}</span>}
          </button>
        ))}
        {saved.views.map((view) => {
          const { name, address } = view;
          return (
            <span key={`${view.list} ${name}`} className={styles['saved']} data-current={current?.name === name}>
              <button type="button" className={styles['view']} aria-pressed={current?.name === name} onClick={() => state.show(address)}>
                <Bookmark size={13} strokeWidth={1.7} aria-hidden />
                {name}
              </button>
              <button type="button" className={styles['remove']} aria-label={`${t('ui.removeView')}: ${name}`} onClick={() => void askToDrop(view)}>
                <X size={12} aria-hidden />
              </button>
            </span>
          );
        })}
      </div>
      {dialog}
      <SaveView save={(name) => saved.keep(name, state.address)} />
    </div>
  );
};
