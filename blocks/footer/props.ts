/* Generated from schema.json by "npm run generate"; changes here are lost. */

export interface Props {
  /**
   * Name of the company.
   */
  brand: string;
  /**
   * One sentence about the company.
   */
  tagline?: string;
  /**
   * Groups of links, side by side.
   *
   * Items: One group.
   */
  groups?: {
    /**
     * Heading of the group.
     */
    heading: string;
    /**
     * Links of the group.
     *
     * Items: One entry.
     */
    items: {
      /**
       * What the link says.
       */
      label: string;
      /**
       * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
       */
      href: string;
      /**
       * Icon in front of the label.
       */
      icon?: string;
    }[];
  }[];
  /**
   * Certificates, one text each.
   *
   * Items: Name of the certificate.
   */
  certifications?: string[];
  /**
   * Heading of the certificates.
   */
  certificationsLabel: string;
  /**
   * How to reach the company.
   */
  contact?: {
    /**
     * Heading.
     */
    heading: string;
    /**
     * One sentence.
     */
    text?: string;
    /**
     * E-mail address.
     */
    email?: string;
    /**
     * Telephone number as it is shown.
     */
    phone?: string;
    /**
     * A link to the contact page.
     */
    action?: {
      /**
       * What the button says.
       */
      label: string;
      /**
       * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
       */
      href: string;
      /**
       * How strongly it stands out.
       */
      look: "primary" | "secondary" | "quiet";
      /**
       * What this is called where visits are measured, such as Brochure downloaded. Counted when it is used, by the services that the visitor agreed to.
       */
      event?: string;
    };
  };
  /**
   * Where the company is found elsewhere.
   *
   * Items: One place.
   */
  social?: {
    /**
     * Name of the place; the icon alone is shown with it.
     */
    label: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
    /**
     * Icon; code-host, microblog and professional-network are drawn for this.
     */
    icon: string;
  }[];
  /**
   * Name of the list of places for screen readers.
   */
  socialLabel: string;
  /**
   * Last line, for example who owns the texts.
   */
  note?: string;
}
