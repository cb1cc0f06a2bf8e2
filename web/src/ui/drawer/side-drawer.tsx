import type { ReactNode } from 'react';
import { DrawerBar } from './drawer-bar.tsx';
import { DrawerKeys } from './drawer-keys.tsx';
import type { DrawerWalk } from './drawer-walk.ts';
import styles from './drawer.module.css';
import { useFocusWhileOpen } from '../use-focus-while-open.ts';

interface Props {
  /** What it shows, for who cannot see it. */
  label: string;
  walk: DrawerWalk;
  onClose: () => void;
  /** Further buttons of its bar. */
  tools: ReactNode;
  children: ReactNode;
}

/** One thing beside the list that it was opened from: no mask, the list stays live, J and K walk it. What must be finished first is a `ModalDrawer`. */
export const SideDrawer = ({ label, walk, onClose, tools, children }: Props) => {
  const panel = useFocusWhileOpen();
  return (
    <div ref={panel} className={styles['drawer']} role="dialog" tabIndex={-1} aria-label={label}>
      <DrawerKeys key={walk.neighbours ? 'listed' : 'alone'} walk={walk} onClose={onClose} />
      <DrawerBar walk={walk} tools={tools} onClose={onClose} />
      {children}
    </div>
  );
};
