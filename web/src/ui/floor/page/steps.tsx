import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './steps.module.css';

export interface FloorStep {
  label: string;
  to: string;
  state: 'done' | 'now' | 'open';
}

/** The pages of one flow in their order; each is a tap away. */
export const FloorSteps = ({ steps, label }: { steps: readonly FloorStep[]; label: string }) => (
  <nav className={styles['steps']} aria-label={label}>
    {steps.map((step) => (
      <Link key={step.to} to={step.to} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
        {step.state === 'done' && <Check size={15} strokeWidth={2.4} aria-hidden />}
        {step.label}
      </Link>
    ))}
  </nav>
);
