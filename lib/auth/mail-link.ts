type Search = Readonly<Record<string, string | string[] | undefined>>;

/** Address and code in the query, where older account mails have them; empty where they are missing or there twice. */
export function mailLinkOf({ email, code }: Search): { email: string; code: string } {
  return { email: typeof email === 'string' ? email : '', code: typeof code === 'string' ? code : '' };
}
