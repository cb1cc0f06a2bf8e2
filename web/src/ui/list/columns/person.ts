import { createContext } from 'react';

/** Who looks at the lists: what they arrange is kept for them alone. */
export const PersonContext = createContext('');
