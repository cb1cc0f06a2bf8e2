import { ProgressBar } from '#web/ui/progress/progress-bar.tsx';
import { useReceivedText } from './received-text.ts';

/** How much of what was forecast has come. */
export const ReceivedBar = ({ received, expected }: { received: number; expected: number }) => (
  <ProgressBar done={received} of={expected} text={useReceivedText(received, expected)} />
);
