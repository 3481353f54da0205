import { Component } from "react";

interface Props {
  heading: string;
  plans: { name: string; price: string; text: string; features: string[] }[];
}

export const options = {
  heading: "text",
  plans: [{ name: "text", price: "text", text: "text", features: ["text"] }],
};
export const values: Props = {
  heading: "Plans that grow with the harbour",
  plans: [
    { name: "Dinghy", price: "€ 9", text: "For one boat and a dog.", features: ["One berth", "Showers"] },
    {
      name: "Ketch",
      price: "€ 29",
      text: "For crews of up to six.",
      features: ["Two berths", "Crane once a year"],
    },
  ],
};

/** Tabs of which only the open one is drawn. */
export default class PlanTabs extends Component<Props, { open: number }> {
  override state = { open: 0 };
  override render() {
    const { heading, plans } = this.props;
    const plan = plans[this.state.open]!;
    return (
      <section>
        <h2>{heading}</h2>
        <div role="tablist">
          {plans.map(({ name }, index) => (
            <button key={name} role="tab" type="button" onClick={() => this.setState({ open: index })}>
              {name}
            </button>
          ))}
        </div>
        <div role="tabpanel">
          <p>
            {plan.name} costs <strong>{plan.price}</strong> a month
          </p>
          <p>{plan.text}</p>
          <ul>
            {plan.features.map((feature) => (
              <li key={feature}>✓ {feature}</li>
            ))}
          </ul>
        </div>
      </section>
    );
  }
}
