/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Job title, for search engines.
   */
  title: string;
  /**
   * Kind of employment, for search engines.
   */
  employment: "Full-time" | "Part-time" | "Contract" | "Temporary" | "Internship";
  /**
   * Day of publication, as year-month-day; shown in full.
   */
  datePosted: string;
  /**
   * Last day on which applications are accepted, as year-month-day; shown in full.
   */
  validThrough: string;
  /**
   * true: the role is filled or closed. The page says so, and search engines are no longer told about it.
   */
  expired: boolean;
  /**
   * true: the work is done entirely from home, by people who live in the country.
   */
  remote: boolean;
  /**
   * City of the office, for search engines.
   */
  city?: string;
  /**
   * Country of the office or, for remote work, of the home: two capital letters such as GB.
   */
  countryCode: string;
  /**
   * Skills asked for, for search engines.
   *
   * Items: One skill.
   */
  skills?: string[];
  /**
   * Stands before the day of publication.
   */
  postedLabel: string;
  /**
   * Stands before the last day for applications.
   */
  closesLabel: string;
  /**
   * Badge of a job that is closed.
   */
  expiredLabel: string;
}
