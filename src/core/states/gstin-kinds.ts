/** Whom a number of 15 characters belongs to. Each kind has a pattern of its own. */
export type GstinKind =
  | 'ordinary'
  /** A government office that deducts tax at source. */
  | 'deductor'
  /** An online operator that collects tax at source. */
  | 'collector'
  /** An embassy or a body of the UN. */
  | 'uin'
  | 'non-resident'
  /** Services from abroad, online. */
  | 'oidar'
