import type { ReactNode } from 'react';
import { FactList, type Fact } from '#web/ui/page/section.tsx';
import styles from './side.module.css';

interface Props {
  title: string;
  /** What is not known or not for this viewer is left out. */
  facts?: readonly (Fact | '' | false | null | undefined)[];
  children?: ReactNode;
  note?: ReactNode;
}

export const SideSection = ({ title, facts = [], children, note }: Props) => {
  const shown = facts.filter((fact): fact is Fact => !!fact);
  if (shown.length === 0 && !children) return null;
  return (
    <section className={styles['section']}>
      <h3>{title}</h3>
      {children}
      {shown.length > 0 && <FactList facts={shown} />}
      {note}
    </section>
  );
};
