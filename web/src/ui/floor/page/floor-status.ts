import { createContext, type ReactNode } from 'react';

/** What every floor page says of the connection, below its scan field. */
export const FloorStatusContext = createContext<ReactNode>(null);
