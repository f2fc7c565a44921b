/** What the editor shows, by the names of the record. */
export const clubInfoMembers = [
  ...(['name', 'legalName', 'chairperson', 'registerCourt', 'registerNumber'] as const),
  ...(['street', 'zip', 'city', 'country', 'email', 'phone', 'website'] as const),
  ...(['locale', 'addressForm', 'timeZone', 'currency', 'ageReference', 'officeIdleHours'] as const),
  ...(['creditorId', 'mandatePrefix'] as const),
] as const;
