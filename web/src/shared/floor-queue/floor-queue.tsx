import { ChevronRight, CloudOff, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnCalls } from '#web/core/access/use-outbox.ts';
import { useLiveState } from '#web/live/live-context.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import styles from './floor-queue.module.css';
import { QueueDrawer } from './queue-drawer.tsx';
import { isHeld, isUnsettled } from './queued.ts';

/** Whether scans reach the server: what waits on this device, and what was refused after it had waited. Pressed, it lists them. */
export default function FloorQueue() {
  const { t } = useTranslation();
  const connection = useLiveState();
  const calls = useOwnCalls();
  const [isOpen, setIsOpen] = useState(false);
  const held = calls.filter((call) => isHeld(call, connection !== 'live'));
  const refused = calls.filter(isUnsettled);
  const hasList = held.length > 0 || refused.length > 0;
  const open = () => setIsOpen(true);
  useKeys(hasList ? [{ keys: 'o', label: t('floorQueue.open'), run: open }] : []);

  return (
    <>
      {!hasList && connection === 'offline' && (
        <p className={styles['strip']} data-tone="waiting" role="status">
          <CloudOff size={18} strokeWidth={1.9} aria-hidden />
          <span>{t('floorQueue.offline')}</span>
        </p>
      )}
      {held.length > 0 && <Strip tone="waiting" icon={CloudOff} text={t('floorQueue.waiting', { count: held.length })} onOpen={open} />}
      {refused.length > 0 && <Strip tone="refused" icon={TriangleAlert} text={t('floorQueue.refused', { count: refused.length })} onOpen={open} />}
      {isOpen && <QueueDrawer held={held} refused={refused} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface StripProps {
  tone: 'waiting' | 'refused';
  icon: LucideIcon;
  text: string;
  onOpen(): void;
}

const Strip = ({ tone, icon: Icon, text, onOpen }: StripProps) => (
  <div role="status">
    <button type="button" className={styles['strip']} data-tone={tone} onClick={onOpen}>
      <Icon size={18} strokeWidth={1.9} aria-hidden />
      <span>{text}</span>
      <ChevronRight size={20} strokeWidth={1.9} aria-hidden />
    </button>
  </div>
);
