/** Command by which the operator prints an account link if no mail is sent. */
export const accountLinkCommand = 'npm run account:link -- --email …';
