/** To whom what has no label is shipped. */
export const customer = {
  recipient: 'Reese Romero',
  phone: '+1 315 555 0175',
  country: 'US',
  state: 'OR',
  city: 'Portland',
  zipCode: '97214',
  street: '7937 Lakeview Rd',
};
