import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './drawer.module.css';
import type { DrawerWalk } from './drawer-walk.ts';

export const DrawerBar = ({ walk: { neighbours, words, open }, tools, onClose }: { walk: DrawerWalk; tools: ReactNode; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <span className={styles['place']} aria-live="polite">
        {words.place}
      </span>
      {neighbours && (
        <>
          <IconButton
            icon={ChevronUp}
            label={words.previous}
            keyName="K"
            disabled={!neighbours.previous}
            onClick={() => open(neighbours.previous!)}
          />
          <IconButton icon={ChevronDown} label={words.next} keyName="J" disabled={!neighbours.next} onClick={() => open(neighbours.next!)} />
          <span className={styles['divider']} />
        </>
      )}
      {tools}
      <IconButton icon={X} label={t('app.close')} keyName="Esc" onClick={onClose} />
    </div>
  );
};
