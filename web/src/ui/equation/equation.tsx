import { CheckCircle2, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './equation.module.css';

interface EquationProps {
  label: string;
  stale?: boolean;
  /** Figures, with signs between them. */
  figures: ReactNode;
  /** Whether it comes out, and what can be done about it. */
  children: ReactNode;
}

/** Figures that are to agree, such as books − bank = outstanding. */
export const Equation = ({ label, stale = false, figures, children }: EquationProps) => (
  <section className={styles['equation']} data-stale={stale} aria-label={label}>
    <dl>{figures}</dl>
    {children}
  </section>
);

export const EquationFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

// A list of terms may hold no other group than of terms.
export const EquationSign = ({ children }: { children: string }) => (
  <span className={styles['sign']} aria-hidden>
    {children}
  </span>
);

export const EquationVerdict = ({ agrees, children }: { agrees: boolean; children: ReactNode }) => {
  const Icon = agrees ? CheckCircle2 : CircleAlert;
  return (
    <p className={styles['verdict']} data-agrees={agrees} role="status">
      <Icon size={16} strokeWidth={1.9} aria-hidden />
      <span>{children}</span>
    </p>
  );
};
