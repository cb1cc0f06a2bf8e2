import { Users } from 'lucide-react';
import styles from './people-note.module.css';

/** Who else is at it: two at one order learn of each other before they look for the same goods. */
export const PeopleNote = ({ children }: { children: string }) => (
  <p className={styles['people']} role="note">
    <Users size={18} strokeWidth={1.9} aria-hidden />
    {children}
  </p>
);
