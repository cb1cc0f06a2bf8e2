import type { Tone } from '#contracts/item/item-states.ts';
import { ElapsedClock } from '#web/ui/text/elapsed-clock.tsx';
import styles from './running-panel.module.css';

interface PanelProps {
  tone: Tone;
  title: string;
  since: string;
  children: React.ReactNode;
}

export const Panel = ({ tone, title, since, children }: PanelProps) => (
  <section className={styles['panel']} data-tone={tone} aria-label={title}>
    <div className={styles['head']}>
      <span className={styles['dot']} aria-hidden="true" />
      <h3>{title}</h3>
      <ElapsedClock since={since} className={styles['clock']} />
    </div>
    <div className={styles['body']}>{children}</div>
  </section>
);
