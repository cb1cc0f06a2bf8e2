/** The version that this browser runs (R3.44). */
export const version = import.meta.env.VITE_VERSION;
