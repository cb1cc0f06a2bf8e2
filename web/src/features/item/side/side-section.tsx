import type { ReactNode } from 'react';
import { DescriptionList, type DescriptionItem } from '#web/ui/page/section.tsx';
import styles from './side.module.css';

interface Props {
  title: string;
  /** What is not known or not for this viewer is left out. */
  items?: readonly (DescriptionItem | '' | false | null | undefined)[];
  children?: ReactNode;
  note?: ReactNode;
}

export const SideSection = ({ title, items = [], children, note }: Props) => {
  const shown = items.filter((item): item is DescriptionItem => !!item);
  if (shown.length === 0 && !children) return null;
  return (
    <section className={styles['section']}>
      <h3>{title}</h3>
      {children}
      {shown.length > 0 && <DescriptionList items={shown} />}
      {note}
    </section>
  );
};
