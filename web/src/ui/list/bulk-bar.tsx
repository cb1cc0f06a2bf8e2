import { Dropdown } from 'antd';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Key } from '../keys/key.tsx';
import { useKeys } from '../keys/use-keys.ts';
import styles from './bulk-bar.module.css';

export interface BulkAction {
  key: string;
  /** Says to how many: "Ship 12 with label". */
  label: string;
  icon?: LucideIcon;
  /** A key that does it while the bar shows. */
  shortcut?: string;
  /** What the key does, in a word: it works for the row with the focus too. */
  verb?: string;
  run: () => void;
  disabled?: boolean;
  /** Why it is not for all that are chosen, or for none of them. */
  reason?: string | undefined;
}

interface Props {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
}

const MAX_SHOWN = 4;

/** Appears with a selection, over the list, and says how many each action is allowed for. */
export const BulkBar = ({ count, actions, onClear }: Props) => {
  const { t } = useTranslation();
  const more = actions.slice(MAX_SHOWN);
  const reasons = [...new Set(actions.flatMap(({ disabled, reason }) => (disabled && reason ? [reason] : [])))];
  useKeys(actions.flatMap(({ shortcut, label, run, disabled }) => (shortcut && !disabled ? [{ keys: shortcut, label, run }] : [])));
  return (
    <div className={styles['reach']}>
      <div className={styles['bar']} role="toolbar" aria-label={t('ui.selected', { count })}>
        <strong className="figures" aria-live="polite">
          {t('ui.selected', { count })}
        </strong>
        <span className={styles['line']} />
        {actions.length === 0 && <span className={styles['none']}>{t('ui.noBulkAction')}</span>}
        {actions.slice(0, MAX_SHOWN).map(({ key, label, icon: Icon, run, disabled, reason, shortcut }) => (
          <button key={key} type="button" className={styles['action']} disabled={disabled} title={reason} onClick={run}>
            {Icon && <Icon size={15} strokeWidth={1.7} aria-hidden />}
            {label}
            {shortcut && <Key>{shortcut.toUpperCase()}</Key>}
          </button>
        ))}
        {more.length > 0 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: more.map(({ key, label, disabled = false, reason, run }) => ({ key, label, disabled, title: reason ?? '', onClick: run })),
            }}
          >
            <button type="button" className={styles['action']}>
              <Ellipsis size={15} aria-hidden />
              {t('ui.more')}
            </button>
          </Dropdown>
        )}
        {reasons.length > 0 && <span className={styles['none']}>{reasons.join(' · ')}</span>}
        <button type="button" className={styles['action']} aria-label={t('ui.clearSelection')} onClick={onClear}>
          <Key>Esc</Key>
        </button>
      </div>
    </div>
  );
};
